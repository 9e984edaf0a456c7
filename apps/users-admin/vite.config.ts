import { sectionApp } from '../../libs/build/src/section-app.ts'
import { rows } from './src/sections.ts'

export default sectionApp('users-admin', 4203, rows)
