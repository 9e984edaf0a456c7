/** Settings, without the modules of the running service: `npm start` reads them first. */
export { ConfigError, readConfig } from '../config'
