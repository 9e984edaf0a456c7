export { matchTitle as titleOf } from '@torneo/domain/match/side-name'
