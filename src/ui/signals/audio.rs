//! Sounds through Web Audio. Nothing is created until the player has pressed something: browsers
//! do not allow sound before that.

use std::cell::RefCell;

use web_sys::{AudioContext, AudioContextState};

use super::synthesis::{Sound, samples};
use crate::settings::Volume;

thread_local! {
    /// Where sounds go, once one was played.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Enables sound, in response to a gesture.
pub(super) fn wake() {
    CONTEXT.with_borrow_mut(|context| {
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        if let Some(context) = context
            && context.state() == AudioContextState::Suspended
        {
            // A browser that refuses stays silent.
            let _ = context.resume();
        }
    });
}

/// Plays a sound, if the browser can.
pub(super) fn play(sound: Sound, volume: Volume) {
    wake();
    CONTEXT.with_borrow(|context| {
        context
            .as_ref()
            .map(|context| start(context, sound, volume))
    });
}

fn start(context: &AudioContext, sound: Sound, volume: Volume) -> Option<()> {
    let rate = context.sample_rate();
    let samples = samples(sound, rate, loudness(volume));
    let buffer = context.create_buffer(1, samples.len() as u32, rate).ok()?;
    buffer.copy_to_channel(&samples, 0).ok()?;
    let source = context.create_buffer_source().ok()?;
    source.set_buffer(Some(&buffer));
    source
        .connect_with_audio_node(&context.destination())
        .ok()?;
    source.start().ok()
}

/// From 0 to 1, squared to match how loudness is heard.
pub(super) fn loudness(volume: Volume) -> f32 {
    let share = f32::from(volume.get()) / f32::from(Volume::MAX);
    share * share
}
