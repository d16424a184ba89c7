const search = document.getElementById('busca')
const found = document.getElementById('achados')
const calls = [...document.querySelectorAll('.chamada')]

const show = () => {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
  const hits = calls.filter((call) => {
    call.hidden = !words.every((word) => call.dataset.texto.includes(word))
    return !call.hidden
  })
  for (const section of document.querySelectorAll('section')) {
    section.hidden = !section.querySelector('.chamada:not([hidden])')
  }
  found.textContent = words.length ? `${hits.length} de ${calls.length}` : ''
}

search.addEventListener('input', show)
