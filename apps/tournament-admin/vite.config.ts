import { sectionApp } from '../../tools/section-app.ts'

export default sectionApp('tournament-admin', 4202)
