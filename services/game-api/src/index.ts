export { type Config, configFrom, defaultConfig } from './config.ts'
export { type Service, startService } from './service.ts'
