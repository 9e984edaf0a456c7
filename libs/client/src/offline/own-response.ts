const types: Readonly<Record<string, string>> = {
  js: 'javascript', css: 'text/css', json: 'application/json', html: 'text/html', woff2: 'font/',
}

/** Whether an answer is what the file's name says, and not a hotel's sign-in page, which comes as HTML with 200 or by a redirect. */
export function isOwn(path: string, response: Response): boolean {
  const type = types[path.slice(path.lastIndexOf('.') + 1)]
  const sent = response.headers.get('content-type') ?? ''
  return response.status === 200 && !response.redirected && type !== undefined && sent.includes(type)
}
