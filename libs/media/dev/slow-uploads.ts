const seconds = 4
const steps = 40

/** Slows down XMLHttpRequest uploads, so that their progress can be seen. */
export function slowUploads(): void {
  const Fast = globalThis.XMLHttpRequest
  globalThis.XMLHttpRequest = class extends Fast {
    override send(body: FormData): void {
      let step = 0
      const timer = setInterval(
        () => {
          step += 1
          this.upload.dispatchEvent(
            new ProgressEvent('progress', { lengthComputable: true, loaded: step, total: steps }),
          )
          if (step < steps) return
          clearInterval(timer)
          super.send(body)
        },
        (seconds * 1000) / steps,
      )
    }
  }
}
