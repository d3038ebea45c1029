const form = document.querySelector('form')
const state = document.querySelector('output')
const wanted = nodecg.Replicant('wanted')

wanted.on('change', ({ service, match } = {}) => {
  form.service.value = service ?? ''
  form.match.value = match ?? ''
})
nodecg.Replicant('match').on('change', (match) => {
  state.textContent = match ? `${match.state}, ${match.status}, event ${match.seq}` : ''
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  wanted.value = { service: form.service.value.replace(/\/+$/, ''), match: form.match.value.trim() }
})
