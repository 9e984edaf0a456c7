import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'publicar-una-version',
    title: 'Publicar una versión del panel',
    guide: 'super',
    section: 'users',
    finds: 'despliegues release deploy versión nueva subir prueba roles',
    steps: [
      'Abre **Usuarios** y toca **Despliegues**. Cada parte del panel tiene su tarjeta, y **Página pública** la suya.',
      'Mira la versión antes que nadie con **Vista previa**. Solo tú la ves.',
      'Toca **Publicar**. Si quieres que la vean antes algunas personas, elige **Primero solo para estos roles**.',
      'Mira en **Errores** si algo falla. Cuando te convenza, publícala para todas las personas; si no, toca **Retirar 1.2.0**, con su número.',
    ],
    notes: [
      'Solo puedes elegir roles que ven esa parte del panel. La **Página pública** es siempre para todas las personas.',
      'Antes de publicar, volver atrás o pausar, el panel te pide la contraseña o tu segundo paso. Vale por 10 minutos.',
      'Las versiones las sube el equipo de cada parte, con su llave: **Nueva llave**.',
    ],
  },
  {
    id: 'errores-de-una-version',
    title: 'Ver qué le falla a las personas',
    guide: 'super',
    section: 'users',
    finds: 'despliegues errores bug falla línea código consola se rompió no anda botón',
    steps: [
      'Abre **Usuarios** y toca **Despliegues**.',
      'En **Errores** cada fila dice qué falló, en qué línea del código, cuántas veces, a cuántas personas y desde qué versión.',
      'Si empezó con la versión que está **En vivo**, toca **Volver a la anterior** en la tarjeta de esa parte.',
      'Con **Ver por dónde pasó** ves las líneas del código una por una, y la causa.',
      'Avisa al equipo de esa parte: con su llave ve la misma lista. Cuando lo arregle, toca **Marcar como resuelto**.',
    ],
    notes: [
      'Un error aparece a los pocos segundos, y se borra a los 14 días de la última vez.',
      'Nadie ve a quién le pasó: se guarda solo a cuántas personas. Del mensaje quedan las palabras del navegador y las del código; lo demás es «…».',
      'Un error resuelto que vuelve en una versión posterior es una fila nueva.',
      'Una conexión cortada no es un error de nadie, y no está en la lista.',
    ],
  },
  {
    id: 'volver-a-la-version-anterior',
    title: 'Volver a la versión anterior',
    guide: 'super',
    section: 'users',
    finds: 'despliegues deshacer rollback se rompió falla error atrás pausa',
    steps: [
      'Abre **Usuarios** y toca **Despliegues**.',
      'En la tarjeta de esa parte toca **Volver a la anterior**. Antes te dice a qué versión vuelve.',
      'Si hace falta, tócalo otra vez: cada vez retrocede una versión.',
    ],
    notes: [
      'Con **Pausar**, esa parte se reemplaza por la frase que escribas, hasta que toques **Reanudar**.',
      'Quien tenga el panel abierto sigue con lo que tiene hasta recargar.',
    ],
  },
]

export default articles
