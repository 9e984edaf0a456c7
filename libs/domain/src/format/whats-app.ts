/** Address of WhatsApp that offers words to send, to a person or group that is chosen there. */
export const whatsAppOf = (words: string): string => `https://wa.me/?text=${encodeURIComponent(words)}`
