import { sectionApp } from '../../../libs/build/src/section-app.ts'
import { breakingApp } from '../breakages.ts'
import { rows } from './src/sections.ts'

export default sectionApp(breakingApp, 4290, rows)
