export { AccessLinkModal as default } from '@torneo/panel/AccessLinkModal'
