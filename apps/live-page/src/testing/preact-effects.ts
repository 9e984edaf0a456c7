import { options } from 'preact'

/**
 * Runs effects directly after their render. Preact waits for an animation frame, which a busy machine draws late: a test
 * that found what was rendered would advance a timer that has not started.
 */
options.requestAnimationFrame = queueMicrotask
