import { AboutDraft, aboutEndpoints } from '@torneo/contracts/content/about'
import { CtaDraft, ctaEndpoints } from '@torneo/contracts/content/cta'
import { GalleryGroupForm, GalleryPhotoDraft } from '@torneo/contracts/content/gallery-groups'
import { HallOfFameDraft } from '@torneo/contracts/content/hall-of-fame'
import { HeroDraft, heroEndpoints } from '@torneo/contracts/content/hero'
import { LandingSportDraft } from '@torneo/contracts/content/landing-sports'
import { NewsDraft } from '@torneo/contracts/content/news'
import { LandingPageDraft } from '@torneo/contracts/content/pages'
import { ScheduleEventDraft } from '@torneo/contracts/content/schedule'
import { SponsorDraft } from '@torneo/contracts/content/sponsors'
import { AppearanceDraft, appearanceEndpoints } from '@torneo/contracts/site/appearance'
import { editionsEndpoints, TournamentDraft } from '@torneo/contracts/tournament/editions'
import { TournamentUpdate } from '@torneo/contracts/tournament/tournaments'
import { aGalleryGroup, aGalleryPhoto, aLandingPage, aNewsItem } from '@torneo/testing/builders'
import { expectSentences, type FormRules } from '@torneo/testing/form-rules'
import { expect, test, vi } from 'vitest'
import { torneo } from '../dev/fake-settings'
import AboutScreen from './features/about/AboutScreen'
import AppearanceScreen from './features/appearance/AppearanceScreen'
import CtaScreen from './features/cta/CtaScreen'
import GalleryForm from './features/gallery/GalleryForm'
import { PhotoForm } from './features/gallery/photos/PhotoForm'
import { HallOfFameForm } from './features/hall-of-fame/HallOfFameForm'
import HeroScreen from './features/hero/HeroScreen'
import { LandingSportForm } from './features/landing-sports/LandingSportForm'
import { NewsForm } from './features/news/NewsForm'
import { PageForm } from './features/pages/PageForm'
import { ScheduleEventForm } from './features/schedule/ScheduleEventForm'
import NewEditionModal from './features/settings/editions/NewEditionModal'
import { contactPart, eventPart, footerPart, sitePart, socialPart } from './features/settings/settings-parts'
import { ContactForm, EventForm, FooterForm, SiteForm, SocialForm } from './features/settings/SettingsForms'
import { TournamentForm } from './features/settings/TournamentForm'
import { SponsorForm } from './features/sponsors/SponsorForm'

const onClose = vi.fn()
const optimistic = { update: <Saved,>(_id: string, _fields: object, save: () => Promise<Saved>) => save() }
const photo = aGalleryPhoto({ url: 'https://fotos.example/1.jpg' })

const forms: readonly FormRules[] = [
  {
    form: 'HeroScreen',
    content: <HeroScreen />,
    answer: (api) => api.respond(heroEndpoints.get, null),
    shape: HeroDraft,
    fields: {
      title: ['Título', 'Torneo'],
      subtitle: ['Subtítulo', 'De exalumnos'],
      description: ['Descripción', 'Dos días'],
      ctaText: ['Texto del botón', 'Anótate'],
      ctaLink: ['Link', '#equipos'],
    },
    rest: { logoImage: '', backgroundImage: '', ctaVisible: true },
  },
  {
    form: 'AboutScreen',
    content: <AboutScreen />,
    answer: (api) => api.respond(aboutEndpoints.get, null),
    shape: AboutDraft,
    fields: { title: ['Título', 'Sobre el torneo'], description: ['Descripción', 'Desde 1998'], quote: ['Cita', ''] },
    rest: { highlights: [] },
  },
  {
    form: 'CtaScreen',
    content: <CtaScreen />,
    answer: (api) => api.respond(ctaEndpoints.get, null),
    shape: CtaDraft,
    fields: {
      title: ['Título', 'Juega'],
      description: ['Descripción', 'Quedan lugares'],
      buttonText: ['Texto del botón', 'Anótate'],
      additionalInfo: ['Información adicional', ''],
    },
    rest: { buttonType: 'register' },
  },
  {
    form: 'AppearanceScreen',
    content: <AppearanceScreen />,
    answer: (api) => {
      api.respond(appearanceEndpoints.get, null)
      api.respond(heroEndpoints.get, null)
    },
    shape: AppearanceDraft,
    fields: { primary: ['Color principal', '#14213D'], accent: ['Segundo color', '#F2C14E'] },
    rest: { crest: '', titleFace: 'clasica', look: 'diario' },
  },
  {
    form: 'SponsorForm',
    content: <SponsorForm sponsor={null} onClose={onClose} />,
    shape: SponsorDraft,
    fields: { name: ['Nombre', 'Kiosco'], website: ['Sitio web', 'https://kiosco.example'] },
    rest: { tier: 'gold' },
  },
  {
    form: 'ScheduleEventForm',
    content: <ScheduleEventForm event={null} copied={null} onAdded={onClose} onClose={onClose} />,
    shape: ScheduleEventDraft,
    fields: {
      title: ['Título', 'Apertura'],
      date: ['Fecha', '2025-11-15'],
      time: ['Hora', '10:00'],
      location: ['Lugar', ''],
      description: ['Descripción', ''],
    },
    rest: { type: 'match' },
  },
  {
    form: 'NewsForm',
    content: <NewsForm item={aNewsItem()} onClose={onClose} />,
    shape: NewsDraft,
    fields: { title: ['Título', 'Sorteo'], date: ['Fecha', '2025-11-15'], videoUrl: ['Video', ''] },
    rest: { text: '<p>Hoy.</p>' },
  },
  {
    form: 'PageForm',
    content: <PageForm page={aLandingPage()} onClose={onClose} />,
    shape: LandingPageDraft,
    fields: { title: ['Título', 'Reglamento'] },
    rest: { text: '<p>Uno.</p>' },
  },
  {
    form: 'HallOfFameForm',
    content: <HallOfFameForm entry={null} offer={null} categories={[]} onClose={onClose} />,
    shape: HallOfFameDraft,
    fields: {
      year: ['Año', '2024'],
      category: ['Categoría', 'Fútbol'],
      winner: ['Ganador', 'Promo 98'],
      description: ['Descripción', ''],
    },
  },
  {
    form: 'LandingSportForm',
    content: <LandingSportForm sport={null} onClose={onClose} />,
    shape: LandingSportDraft,
    fields: { name: ['Nombre', 'Fútbol'], category: ['Categoría', 'Mixto'], description: ['Descripción', 'Siete'] },
    rest: { icon: '⚽' },
  },
  {
    form: 'GalleryForm',
    content: <GalleryForm gallery={null} optimistic={optimistic} onClose={onClose} />,
    shape: GalleryGroupForm,
    fields: { title: ['Título', 'Apertura'], description: ['Descripción', ''], date: ['Fecha', ''] },
    rest: { coverImage: '' },
  },
  {
    form: 'PhotoForm',
    content: (
      <PhotoForm
        gallery={aGalleryGroup({ photos: [photo] })}
        url={photo.url}
        optimistic={optimistic}
        onClose={onClose}
      />
    ),
    shape: GalleryPhotoDraft,
    fields: { alt: ['Descripción', 'El equipo'], year: ['Año', '2024'] },
    rest: { url: photo.url },
  },
  {
    form: 'TournamentForm',
    content: <TournamentForm tournament={torneo} onDirty={() => undefined} />,
    shape: TournamentUpdate,
    fields: { name: ['Nombre', 'Copa'], year: ['Año', '2025'] },
  },
  {
    form: 'NewEditionModal',
    content: <NewEditionModal current={torneo} onClose={onClose} />,
    answer: (api) => api.respond(editionsEndpoints.unfinished, { items: [] }),
    shape: TournamentDraft,
    fields: { name: ['Nombre', 'Copa'], year: ['Año', '2026'] },
    rest: { copy: { teams: false, players: false } },
  },
  {
    form: 'SettingsForms',
    content: <SiteForm settings={null} />,
    shape: sitePart.shape,
    fields: { siteName: ['Nombre del sitio', 'Copa'], contactEmail: ['Correo de contacto', 'a@copa.example'] },
    rest: { primaryColor: '#E50914', logo: 'https://copa.example/logo.png' },
  },
  {
    form: 'SettingsForms',
    content: <SocialForm settings={null} />,
    shape: socialPart.shape,
    fields: {
      socialMediaFacebook: ['Facebook', ''],
      socialMediaInstagram: ['Instagram', ''],
      socialMediaTwitter: ['Twitter', ''],
      socialMediaYoutube: ['YouTube', ''],
    },
  },
  {
    form: 'SettingsForms',
    content: <ContactForm settings={null} />,
    shape: contactPart.shape,
    fields: { contactPhone: ['Teléfono', ''], contactAddress: ['Dirección', ''] },
  },
  {
    form: 'SettingsForms',
    content: <EventForm settings={null} />,
    shape: eventPart.shape,
    fields: {
      eventDate: ['Fecha', ''],
      eventTime: ['Hora', ''],
      eventLocation: ['Lugar', ''],
      eventRegistration: ['Inscripción', ''],
    },
  },
  {
    form: 'SettingsForms',
    content: <FooterForm settings={null} />,
    shape: footerPart.shape,
    fields: { footerDescription: ['Descripción', ''], footerTagline: ['Lema', ''] },
  },
]

test.each(forms)('$form says each rule that is broken at its field', async (rules) => {
  await expectSentences(rules)
  expect(onClose).not.toHaveBeenCalled()
})
