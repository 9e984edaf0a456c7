/** The stored shapes do not match this service; the message is one line that says what to do. */
export class ShapesError extends Error {}
