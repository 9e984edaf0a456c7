/**
 * Milliseconds that a mail server may take: a user waits for the response, and sees the link even if the mail fails.
 */
const timeoutMs = 5000

interface Mail {
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
}

interface Settings {
  /** Null: mail is off. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
}

export type MailSender = ReturnType<typeof createMailSender>

/** Sends mail if SMTP_URL is set. */
export function createMailSender({ smtpUrl, mailFrom }: Settings) {
  return {
    isOn: smtpUrl !== null,

    /** Resolves once the mail server has accepted the mail. */
    async send(mail: Mail): Promise<void> {
      if (smtpUrl === null) throw new Error('SMTP_URL is not set')
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({
        url: smtpUrl,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
      })
      try {
        await transport.sendMail({ from: mailFrom, ...mail })
      } finally {
        transport.close()
      }
    },
  }
}
