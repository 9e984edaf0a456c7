import { createRoot } from 'react-dom/client'
import { LivePage } from './LivePage'

createRoot(document.getElementById('root') as HTMLElement).render(<LivePage />)
