//! The tables: pupils by exercises.

use exercise::class_code::{ClassCode, ExerciseResult};
use yew::{Callback, Html, MouseEvent, html};

use super::roll::{Change, Roll, Set};
use super::sort::Sort;

/// All tables; `act` gets a change and what is said of it.
pub(super) fn tables(roll: &Roll, act: &Callback<(Change, String)>) -> Html {
    let sets = roll.sets();
    let tables = sets.iter().map(|set| table(roll, set, act));
    tables.collect()
}

fn table(roll: &Roll, set: &Set<'_>, act: &Callback<(Change, String)>) -> Html {
    let exercises = (1..=set.exercises).map(|number| {
        let name = words::class_exercise_name(number);
        html! { <th scope="col" class="exercise" title={name.clone()}>
            <span aria-hidden="true">{ number }</span><span class="visually-hidden">{ name }</span>
        </th> }
    });
    let solved_by = (0..set.exercises).map(|place| {
        let by = set.codes.iter().filter(|code| code.scores[place].solved);
        html! { <td class="exercise">{ by.count() }</td> }
    });
    let [name, sums @ ..] = Sort::ALL;
    html! {
        <section key={format!("{}-{}", set.name, set.exercises)} class="roll">
            <div class="frame" tabindex="0" role="region" aria-label={words::class_set_text(set.name, set.exercises)}>
                <table>
                    <caption>{ words::class_set_text(set.name, set.exercises) }</caption>
                    <thead>
                        <tr>
                            { head(roll, name, act) }
                            { for exercises }
                            { for sums.into_iter().map(|sort| head(roll, sort, act)) }
                            <td></td>
                        </tr>
                    </thead>
                    <tbody>{ for set.codes.iter().map(|code| row(code, act)) }</tbody>
                    <tfoot>
                        <tr>
                            <th scope="row">{ words::class_solved_by() }</th>
                            { for solved_by }
                            <td colspan="5"></td>
                        </tr>
                    </tfoot>
                </table>
            </div>
        </section>
    }
}

fn head(roll: &Roll, sort: Sort, act: &Callback<(Change, String)>) -> Html {
    let is_chosen = sort == roll.sort;
    let sorted = is_chosen.then_some(roll.order.key());
    let onclick = act
        .reform(move |_: MouseEvent| (Change::Sort(sort), words::class_sorted_text(&sort.head())));
    html! {
        <th scope="col" aria-sort={sorted}><button type="button" {onclick}>{ sort.head() }</button></th>
    }
}

fn row(code: &ClassCode, act: &Callback<(Change, String)>) -> Html {
    let remove = words::class_remove_name(&code.name);
    let (text, name) = (code.text.clone(), code.name.clone());
    let onclick = act.reform(move |_: MouseEvent| {
        let change = Change::Remove(text.as_str().into());
        (change, words::class_removed_text(&name))
    });
    let [done, tries, hints, time] =
        [Sort::Done, Sort::Tries, Sort::Hints, Sort::Time].map(|sort| sort.count(code));
    html! {
        <tr key={code.text.clone()}>
            <th scope="row">{ code.name.clone() }</th>
            { for code.scores.iter().map(cell) }
            <td>{ done }</td>
            <td>{ tries }</td>
            <td>{ hints }</td>
            <td>{ clock(time) }</td>
            <td><button type="button" class="remove" title={remove.clone()} aria-label={remove} {onclick}>{ "×" }</button></td>
        </tr>
    }
}

/// An exercise of a pupil: a sign and the tries, and in words all that is known.
fn cell(score: &ExerciseResult) -> Html {
    let time = clock(score.seconds.into());
    let (tries, hints) = (score.tries as usize, score.hints as usize);
    let summary = words::class_result_text(score.solved, tries, hints, &time);
    let sign = match (score.solved, score.is_begun()) {
        (true, _) => "✓",
        (false, true) => "–",
        (false, false) => "",
    };
    // One try is what a solved exercise takes.
    let is_counted = score.tries > u32::from(score.solved);
    let class = if score.solved {
        "exercise solved"
    } else {
        "exercise"
    };
    html! {
        <td {class} title={summary.clone()}>
            <span aria-hidden="true">{ sign }if is_counted { <small>{ score.tries }</small> }</span>
            <span class="visually-hidden">{ summary }</span>
        </td>
    }
}

/// "4:05", or "1:02:07" from an hour on.
fn clock(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::clock;

    #[test]
    fn times_are_written_as_clocks_show_them() {
        let written = [0, 65, 3599, 3727].map(clock);
        assert_eq!(written, ["0:00", "1:05", "59:59", "1:02:07"]);
    }
}
