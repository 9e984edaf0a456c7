import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'crear-una-promocion',
    title: 'Crear una promoción y su capitán',
    guide: 'admin_tournament',
    section: 'promotions',
    finds: 'año egresados generación invitar cuenta agregar mail correo capitana',
    steps: [
      'Abre **Promociones** y toca **Nueva promoción**. Escribe el **Año** y el **Nombre**, elige la **Categoría** y el **Color**, y toca **Agregar promoción**.',
      'En su fila toca **Asignar**.',
      'Elige **Crear uno nuevo** y escribe el nombre y el correo de la persona.',
      'Elige **Darle un enlace** y toca **Crear y asignar**: verás un enlace para enviarle. Con él elige su contraseña.',
    ],
    notes: [
      'Si la persona ya es capitán de otra promoción, usa **Elegir un capitán**: pasa a esta.',
      'El capitán carga la lista de su equipo, y nada más.',
    ],
  },
  {
    id: 'pegar-promociones',
    title: 'Pegar todas las promociones con sus capitanes',
    guide: 'admin_tournament',
    section: 'promotions',
    finds: 'varias muchas planilla lista excel importar invitar capitanes whatsapp enlaces de una vez comienzo',
    steps: [
      'Abre **Promociones** y toca **Pegar promociones**.',
      'Pega una por línea: el año, y si lo sabes el nombre y el correo de su capitán. El orden no importa.',
      'Toca **Revisar**. Dice qué se crea, qué ya está y qué no se usa.',
      'Toca **Crear**. Cada promoción tiene un color distinto.',
      'Copia los enlaces o envía cada uno por WhatsApp: cada capitán elige su contraseña con el suyo.',
    ],
    notes: [
      'Si cierras antes de crear, la lista queda guardada en este dispositivo.',
      'A una promoción que ya tiene capitán no se le cambia.',
    ],
  },
  {
    id: 'capitan-no-puede-entrar',
    title: 'Si un capitán no puede entrar',
    guide: 'admin_tournament',
    section: 'promotions',
    finds: 'contraseña olvidó clave perdió acceso recuperar olvidé mail login ingresar',
    steps: [
      'Abre **Promociones** y busca la suya: también se encuentra por el nombre del capitán.',
      'Toca la llave que está junto a su nombre.',
      'Toca **Crear enlace** y envíaselo con **Enviar por correo** o **Copiar enlace**.',
      'La persona lo abre y elige su contraseña. Nadie más la ve.',
    ],
    notes: [
      'El enlace sirve una sola vez, durante 48 horas. Hasta que lo use, su contraseña de antes sigue sirviendo.',
    ],
  },
]

export default articles
