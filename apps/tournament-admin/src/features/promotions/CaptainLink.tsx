export { AccessLinkModal as default } from '@torneo/panel/access/AccessLinkModal'
