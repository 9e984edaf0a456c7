import {
  Award,
  CalendarDays,
  CalendarRange,
  GraduationCap,
  Goal,
  Handshake,
  Image,
  Images,
  Info,
  LayoutDashboard,
  ListOrdered,
  Megaphone,
  Network,
  Radio,
  Settings,
  Shield,
  Shirt,
  Trophy,
  UserCog,
  Volleyball,
  FileText,
  Newspaper,
  type LucideIcon,
  Medal,
} from 'lucide-react'

const icons = new Map<string, LucideIcon>(
  Object.entries({
    dashboard: LayoutDashboard,
    hero: Image,
    about: Info,
    landing_sports: Volleyball,
    schedule: CalendarDays,
    gallery: Images,
    sponsors: Handshake,
    hall_of_fame: Award,
    cta: Megaphone,
    news: Newspaper,
    pages: FileText,
    settings: Settings,
    live_control: Radio,
    standings: ListOrdered,
    scorers: Goal,
    competition: Network,
    tournament_sports: Trophy,
    promotions: GraduationCap,
    teams: Shield,
    fixtures: CalendarRange,
    general_cup: Medal,
    users: UserCog,
    my_team: Shirt,
  }),
)

/** Icon of a section; a list icon for sections that this shell does not know. */
export function iconOf(sectionId: string): LucideIcon {
  return icons.get(sectionId) ?? ListOrdered
}
