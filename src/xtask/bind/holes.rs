//! The table entries that parts fill.
//!
//! Cutting leaves a list of null references for each part in the main module. A table starts out
//! empty, so they have no effect.

use walrus::{ConstExpr, ElementItems, ElementKind, Module};

/// Removes the lists that hold only null references.
pub(crate) fn remove(module: &mut Module) {
    let hollow: Vec<_> = module
        .elements
        .iter()
        .filter_map(|element| {
            let ElementKind::Active { table, .. } = element.kind else {
                return None;
            };
            let is_hollow = match &element.items {
                ElementItems::Functions(functions) => functions.is_empty(),
                ElementItems::Expressions(_, expressions) => expressions
                    .iter()
                    .all(|expression| matches!(expression, ConstExpr::RefNull(_))),
            };
            is_hollow.then_some((element.id(), table))
        })
        .collect();
    for (element, table) in hollow {
        module.tables.get_mut(table).elem_segments.remove(&element);
        module.elements.delete(element);
    }
}

#[cfg(test)]
mod tests {
    use walrus::{ConstExpr, ElementItems, ElementKind, Module, RefType, ir::Value};

    use super::remove;

    #[test]
    fn only_what_holds_a_function_stays_in_the_table() {
        let mut module = Module::default();
        let table = module.tables.add_local(false, 3, None, RefType::FUNCREF);
        let mut builder = walrus::FunctionBuilder::new(&mut module.types, &[], &[]);
        builder.func_body();
        let function = builder.finish(Vec::new(), &mut module.funcs);
        let empty = || ConstExpr::RefNull(RefType::FUNCREF);
        let lists = [
            ElementItems::Functions(Vec::new()),
            ElementItems::Expressions(RefType::FUNCREF, vec![empty(), empty()]),
            ElementItems::Expressions(
                RefType::FUNCREF,
                vec![empty(), ConstExpr::RefFunc(function)],
            ),
        ];
        for items in lists {
            let offset = ConstExpr::Value(Value::I32(0));
            let element = module
                .elements
                .add(ElementKind::Active { table, offset }, items);
            module.tables.get_mut(table).elem_segments.insert(element);
        }
        remove(&mut module);
        assert_eq!(module.elements.iter().count(), 1);
        assert_eq!(module.tables.get(table).elem_segments.len(), 1);
    }
}
