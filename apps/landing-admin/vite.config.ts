import { sectionApp } from '../../libs/build/src/section-app.ts'
import { rows } from './src/sections.ts'

export default sectionApp('landing-admin', 4201, rows)
