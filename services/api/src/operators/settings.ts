/** Settings and demo accounts, without the modules of the running service: `npm start` reads them first. */
export { ConfigError, readConfig } from '../config'
export { demoAccounts, demoPassword } from '../demo/accounts'
