export { NewPasswordForm as default } from '@torneo/panel/NewPasswordForm'
