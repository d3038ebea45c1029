export { fillTemplate, LOG_PLACE, NotATemplate } from './fill-template.ts'
export { SAVED_TEMPLATE } from './saved-template.ts'
