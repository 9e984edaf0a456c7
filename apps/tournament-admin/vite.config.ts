import { sectionApp } from '../../libs/build/src/section-app.ts'

export default sectionApp('tournament-admin', 4202)
