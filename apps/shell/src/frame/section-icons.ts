import {
  Award, CalendarDays, CalendarRange, GraduationCap, Goal, Handshake, Image, Images, Info, LayoutDashboard, LayoutGrid, ListOrdered,
  Megaphone, Radio, Settings, Shield, Shirt, Trophy, UserCog, Volleyball, type LucideIcon,
} from 'lucide-react'

const icons: Readonly<Record<string, LucideIcon>> = {
  dashboard: LayoutDashboard, hero: Image, about: Info, landing_sports: Volleyball, schedule: CalendarDays, gallery: Images,
  sponsors: Handshake, hall_of_fame: Award, cta: Megaphone, settings: Settings, live_control: Radio, standings: ListOrdered,
  scorers: Goal, tournament_sports: Trophy, promotions: GraduationCap, teams: Shield, fixtures: CalendarRange, users: UserCog,
  my_team: Shirt,
}

/** The icon of a section; one that this shell does not know yet takes a general one. */
export function iconOf(sectionId: string): LucideIcon {
  return Object.hasOwn(icons, sectionId) ? icons[sectionId] ?? LayoutGrid : LayoutGrid
}
