// What the page does besides, where a script runs: everything here works without it, too.

// Links of before had their token in the fragment.
const antigo = /^#token=([\w-]+)$/.exec(location.hash)
if (antigo && location.pathname === '/acompanhar') location.replace(`/acompanhar/${antigo[1]}`)

/** The total follows the boxes. */
const reais = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const form = document.querySelector('form[data-centavos]')
const recount = () => {
  const boxes = [...form.querySelectorAll('input[data-centavos]')]
  const centsOf = (chosen) =>
    boxes.reduce((sum, box) => sum + (box.checked === chosen ? Number(box.dataset.centavos) : 0), 0)
  const said = {
    paga: `R$ ${reais.format(Math.max(0, Number(form.dataset.centavos) + centsOf(true)) / 100)}`,
    recusado: `R$ ${reais.format(centsOf(false) / 100)}`,
    itens: Number(form.dataset.itens) + boxes.filter((box) => box.checked).length,
  }
  for (const [name, text] of Object.entries(said))
    for (const place of form.querySelectorAll(`[data-conta="${name}"]`)) place.textContent = text
  for (const part of form.querySelectorAll('[data-se="recusado"]')) part.hidden = centsOf(false) === 0
  // What was counted is no change any more: the button that asks for the new total stays away.
  for (const box of boxes) box.toggleAttribute('checked', box.checked)
}
form?.addEventListener('change', ({ target }) => target.dataset.centavos && recount())

/** A signature, drawn with a finger. */
const sign = (place) => {
  const canvas = place.querySelector('canvas')
  const field = place.querySelector('input')
  const pen = canvas.getContext('2d')
  const pointOf = ({ clientX, clientY }) => {
    const { left, top, width, height } = canvas.getBoundingClientRect()
    return [((clientX - left) * canvas.width) / width, ((clientY - top) * canvas.height) / height]
  }
  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId)
    Object.assign(pen, { lineWidth: 4, lineCap: 'round', lineJoin: 'round', strokeStyle: '#11161a' })
    pen.beginPath()
    pen.moveTo(...pointOf(event))
  })
  canvas.addEventListener('pointermove', (event) => {
    if (event.buttons === 0) return
    pen.lineTo(...pointOf(event))
    pen.stroke()
    field.value = 'desenhada'
  })
  place.querySelector('button').addEventListener('click', () => {
    pen.clearRect(0, 0, canvas.width, canvas.height)
    field.value = ''
  })
  field.form.addEventListener('submit', () => {
    if (field.value !== '') field.value = canvas.toDataURL('image/png')
  })
  place.hidden = false
}
for (const place of document.querySelectorAll('[data-assinar]')) sign(place)

/** The code of a payment, to be pasted into the bank's own page. */
for (const button of document.querySelectorAll('[data-copiar]')) {
  const field = button.parentElement.querySelector('input')
  const words = button.querySelector('span')
  button.hidden = false
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(field.value).then(
      () => (words.textContent = 'Código copiado.'),
      () => field.select(),
    )
  })
}

/** The post's answers come by themselves while somebody looks. */
const falas = document.querySelector('#falas')
const ESPERA_MS = 30_000

/** A message that is being corrected stays as it is. */
const isInUse = (item) =>
  item.contains(document.activeElement) ||
  item.querySelector('[open]') !== null ||
  [...item.querySelectorAll('textarea')].some(({ value, defaultValue }) => value !== defaultValue)

/** What came changes the list alone; the field below it keeps its words and its place. */
const showFalas = (markup) => {
  const field = document.querySelector('#conversa > form')
  const before = field.getBoundingClientRect().top
  for (const item of new DOMParser().parseFromString(markup, 'text/html').querySelectorAll('#falas > li')) {
    const shown = document.getElementById(item.id)
    if (!shown) falas.append(item)
    else if (shown.outerHTML !== item.outerHTML && !isInUse(shown)) shown.replaceWith(item)
    falas.hidden = false
  }
  if (before < innerHeight) scrollBy(0, field.getBoundingClientRect().top - before)
}

let next
let asking = false
const askFalas = async () => {
  clearTimeout(next)
  if (document.hidden || asking) return
  asking = true
  try {
    const answer = await fetch(`${location.pathname}?parte=conversa`)
    if (answer.ok) showFalas(await answer.text())
  } catch {
    // Without a network it is asked again later.
  }
  asking = false
  next = setTimeout(() => void askFalas(), ESPERA_MS)
}
if (falas) {
  next = setTimeout(() => void askFalas(), ESPERA_MS)
  document.addEventListener('visibilitychange', () => void askFalas())
  document.querySelector('.atualizar a').addEventListener('click', (event) => {
    event.preventDefault()
    void askFalas()
  })
}
