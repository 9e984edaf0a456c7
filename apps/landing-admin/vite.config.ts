import { sectionApp } from '../../tools/section-app.ts'

export default sectionApp('landing-admin', 4201)
