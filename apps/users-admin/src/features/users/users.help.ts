import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'dar-acceso-a-una-persona',
    title: 'Dar acceso a una persona',
    guide: 'super',
    section: 'users',
    finds: 'nuevo usuario admin cuenta invitar rol permisos equipo de trabajo mail correo agregar crear administrador',
    steps: [
      'Abre **Usuarios** y toca **Nuevo Admin**.',
      'Escribe su nombre y su correo, y elige el **Rol**. Debajo dice qué puede hacer.',
      'Elige **Darle un enlace** y toca **Crear usuario**.',
      'Envíale el enlace con **Enviar por correo** o **Copiar enlace**. Con él elige su contraseña.',
    ],
    notes: [
      'A los capitanes se les da acceso desde **Promociones**.',
      'Para un solo partido alcanza con un pase: no hace falta una cuenta.',
    ],
  },
  {
    id: 'alguien-perdio-su-clave',
    title: 'Si alguien perdió su contraseña',
    guide: 'super',
    section: 'users',
    finds: 'olvidó clave recuperar enlace acceso entrar olvidé mail ingresar',
    steps: [
      'Abre **Usuarios** y busca a la persona.',
      'Toca la llave de su fila y después **Crear enlace**.',
      'Envíaselo con **Enviar por correo** o **Copiar enlace**. Sirve una sola vez, durante 48 horas.',
    ],
    notes: ['La contraseña de un Super Admin no se cambia desde aquí: la cambia quien administra el servidor.'],
  },
  {
    id: 'alguien-perdio-su-telefono',
    title: 'Si alguien perdió su teléfono',
    guide: 'super',
    section: 'users',
    finds: 'segundo factor dos pasos códigos app autenticación robado perdí celular robaron',
    steps: [
      'Asegúrate por otra vía de que es esa persona: llámala.',
      'Abre **Usuarios** y toca el escudo de su fila.',
      'Toca **Quitar segundo paso**. Sus sesiones se cierran, y entra solo con su contraseña hasta que configure otro.',
    ],
  },
  {
    id: 'quitar-el-acceso',
    title: 'Quitarle el acceso a alguien',
    guide: 'super',
    section: 'users',
    finds: 'desactivar eliminar usuario baja echar reactivar borrar cuenta persona',
    steps: [
      'Abre **Usuarios** y busca a la persona.',
      'En su fila toca la persona con una ×, y confirma con **Desactivar usuario**. Sale del panel en el momento.',
      'Para que vuelva, busca entre los **Desactivados** y toca **Reactivar**.',
    ],
    notes: ['Lo que hizo queda guardado, con su nombre.'],
  },
]

export default articles
