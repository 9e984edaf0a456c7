import { sectionApp } from '../../libs/build/src/section-app.ts'
import { rows } from './src/sections.ts'

export default sectionApp('tournament-admin', 4202, rows)
