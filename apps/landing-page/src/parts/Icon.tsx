import {
  ArrowLeft,
  ArrowRight,
  CalendarPlus,
  CirclePlay,
  FileText,
  MapPin,
  Menu,
  Radio,
  Search,
  Send,
  Share2,
} from 'lucide-react'

const icons = {
  arrow: ArrowRight,
  back: ArrowLeft,
  calendar: CalendarPlus,
  document: FileText,
  live: Radio,
  menu: Menu,
  pin: MapPin,
  play: CirclePlay,
  search: Search,
  send: Send,
  share: Share2,
} as const

/** Decorative icon beside a text. */
export function Icon({ name }: { readonly name: keyof typeof icons }) {
  const Drawn = icons[name]
  return <Drawn className="icon" aria-hidden />
}
