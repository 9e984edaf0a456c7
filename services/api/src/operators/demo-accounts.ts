/** Demo accounts, without the settings: `torneo panel` carries them in one file. */
export { demoAccounts, demoPassword } from '../demo/accounts'
