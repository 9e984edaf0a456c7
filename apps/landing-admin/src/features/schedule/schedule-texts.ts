import { scheduleEventTypes, type ScheduleEventType } from '@torneo/contracts/content/schedule'

/** Texts of the calendar (spec 1 §2, §8); the contract has the validation messages. */
export const scheduleTexts = {
  list: 'Eventos del calendario',
  new: 'Nuevo evento',
  search: 'Buscar por título o lugar',
  typeFilter: 'Filtrar por tipo',
  everyType: 'Todos los tipos',
  count: (shown: number, all: number) =>
    shown === all ? `${all} ${all === 1 ? 'evento' : 'eventos'}` : `${shown} de ${all} eventos`,
  loading: 'Cargando el calendario...',
  listFailed: 'No pudimos cargar el calendario',
  none: 'Todavía no hay eventos',
  noneWhy: 'Los que agregues aparecen en el calendario de la página pública, por fecha y hora.',

  print: 'Imprimir',
  sheetTitle: 'Cronograma',

  event: 'Evento',
  actions: 'Acciones',
  isNew: 'Nuevo',
  nowhere: '-',

  edit: (title: string) => `Editar ${title}`,
  duplicate: (title: string) => `Duplicar ${title}`,
  remove: (title: string) => `Eliminar ${title}`,
  editTitle: 'Editar evento',
  copyTitle: 'Duplicar evento',
  add: 'Agregar evento',
  save: 'Guardar cambios',
  added: 'Evento agregado al calendario',
  updated: 'Evento actualizado correctamente',
  removed: 'Evento eliminado del calendario',
  addFailed: 'Error al agregar evento',
  updateFailed: 'Error al actualizar evento',
  removeFailed: 'Error al eliminar evento',
  removeQuestion: (title: string) => `¿Eliminar el evento ${title}?`,
  removeBody: (when: string) => `Era el ${when}. Deja de verse en la página pública.`,
  removeConfirm: 'Eliminar evento',

  chooseType: 'Elige un tipo',
} as const

/** Labels of the fields, in the form's order. */
export const scheduleLabels = {
  title: 'Título',
  date: 'Fecha',
  time: 'Hora',
  type: 'Tipo',
  location: 'Lugar',
  description: 'Descripción',
} as const

export const typeLabels: Readonly<Record<ScheduleEventType, string>> = {
  match: 'Partido',
  ceremony: 'Ceremonia',
  activity: 'Actividad',
}
export const typeOptions = scheduleEventTypes.map((value) => ({ value, label: typeLabels[value] }))
