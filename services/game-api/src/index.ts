export { type Config, configFrom } from './config.ts'
export { type Service, startService } from './service.ts'
