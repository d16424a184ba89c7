/** Base64 as the browser itself makes it, without a copy per character. */
export const base64Of = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const source = new FileReader()
    source.addEventListener('load', () => {
      const { result } = source
      resolve(typeof result === 'string' ? result.slice(result.indexOf(',') + 1) : '')
    })
    source.addEventListener('error', () => reject(new Error(`${file.name} não pôde ser lido.`)))
    source.readAsDataURL(file)
  })
