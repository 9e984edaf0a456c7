import { sectionApp } from '../../libs/build/src/section-app.ts'

export default sectionApp('landing-admin', 4201)
