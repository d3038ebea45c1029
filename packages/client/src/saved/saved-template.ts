/** The template among the files of the built viewer. It is no page: without a log there is nothing to show. */
export const SAVED_TEMPLATE = 'saved-replay.template.txt'
