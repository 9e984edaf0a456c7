import { sectionApp } from '../../tools/section-app.ts'

export default sectionApp('users-admin', 4203)
