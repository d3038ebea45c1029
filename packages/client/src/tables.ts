/**
 * The rules whose matches the viewer can show, by the version that logs name: it has a table for them. It stands here,
 * where the viewer and the service both look, because the demo plays what can be watched.
 */
export const RULES_WITH_TABLE: readonly string[] = ['chase/1', 'fugitive/1']
