import { sectionApp } from '../../libs/build/src/section-app.ts'

export default sectionApp('users-admin', 4203)
