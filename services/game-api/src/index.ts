export { type Config, configFrom, defaultConfig } from './config.ts'
export { environment } from './operation/environment.ts'
export { type Service, startService } from './service.ts'
