import { binDays } from '@torneo/contracts/records/bin-restore'
import { formatCounts, formatRecoveryDay, wordsOfKind } from '@torneo/domain/format/bin-labels'
import { endSentence } from '@torneo/domain/format/join-sentences'

export const binTexts = {
  title: 'Papelera',
  intro: `Lo que se elimina queda aquí ${binDays} días, con todo lo suyo.`,
  loading: 'Cargando la papelera',
  failed: 'No pudimos leer la papelera',
  refreshFailed: 'No pudimos actualizar la papelera: puede haber cambios que no ves.',
  retry: 'Reintentar',
  none: 'La papelera está vacía',
  noneWhy: `Lo que elimines podrás recuperarlo desde aquí durante ${binDays} días.`,
  noneOf: (kind: string) => `No hay ${wordsOfKind(kind).many.toLowerCase()} en la papelera`,
  noneOfWhy: 'Mira también entre lo demás que se eliminó.',
  showAll: 'Ver todo',
  noneMatches: 'Nada coincide con tu búsqueda',
  noneMatchesWhy: 'Prueba con otra palabra, o quita la búsqueda.',
  clearSearch: 'Quitar búsqueda',
  search: 'Buscar en la papelera',
  kind: 'Tipo',
  everyKind: (count: number) => `Todo (${count})`,
  kindOption: (kind: string, count: number) => `${wordsOfKind(kind).many} (${count})`,
  kindLabel: (kind: string) => wordsOfKind(kind).one,
  along: (along: readonly { readonly collection: string; readonly count: number }[]) => `con ${formatCounts(along)}`,
  deletedBy: (name: string, ago: string) => `Lo eliminó ${name} ${ago}`,
  until: (until: string) => `Se puede recuperar hasta el ${formatRecoveryDay(new Date(until))}`,
  restore: 'Restaurar',
  restoreOf: (title: string) => `Restaurar ${title}`,
  restored: (title: string) => `${title}: restaurado`,
  restoredAll: (count: number) => `${count} elementos restaurados`,
  missingImages: (count: number) =>
    count === 1
      ? 'Una de sus imágenes ya no existe: elige otra.'
      : `${count} de sus imágenes ya no existen: elige otras.`,
  needs: (title: string) => endSentence(`Primero hay que restaurar ${title}`),
  restoreBoth: (needed: string) => `Restaurar con ${needed}`,
  lost: 'Ya no se puede restaurar: se borró para siempre algo de lo que depende.',
  purge: 'Eliminar para siempre',
  purgeOf: (title: string) => `Eliminar ${title} para siempre`,
  purgeQuestion: (title: string) => `¿Eliminar ${title} para siempre?`,
  purgeBody: (along: string) =>
    `Se borra de verdad${along && ` ${along}`}, con sus imágenes y su historial. No se puede deshacer.`,
  purged: (title: string) => `${title}: eliminado para siempre`,
} as const
