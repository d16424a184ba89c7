import type { RegisterEndereco } from '@app/contract/casca/register'
import { useRef, useState } from 'react'
import { ApiError } from '../../platform/http/errors.ts'
import type { SaveForm } from '../../ui/form/use-save-form.ts'
import { findCep } from './places.ts'
import type { FormValues } from './values.ts'

const TEXTS = {
  antes: 'Preenche o endereço.',
  procurando: 'Procurando o endereço…',
  achado: 'Endereço preenchido. Confira e complete.',
  faixa: 'Estado preenchido pelo CEP. Complete o endereço.',
  ninguem: 'Não há endereço com este CEP. Confira, ou digite o endereço.',
  calado: 'Não foi possível consultar o CEP. Digite o endereço.',
}

/** Fills an address from its CEP after the eighth digit; every field can still be typed by hand. */
export function useCep(form: SaveForm<FormValues>, names: RegisterEndereco) {
  const [state, setState] = useState<keyof typeof TEXTS>('antes')
  const asked = useRef('')

  const fill = async (cep: string): Promise<keyof typeof TEXTS> => {
    const { rua, bairro, cidade, estado, consultado } = await findCep(cep)
    // The person typed on meanwhile, so the answer for the newer CEP will come.
    if (asked.current !== cep) return 'procurando'
    const found = { [names.rua]: rua, [names.bairro]: bairro, [names.cidade]: cidade, [names.estado]: estado }
    for (const [name, value] of Object.entries(found)) if (value) form.field(name).onChange(value)
    return consultado ? 'achado' : 'faixa'
  }
  const lookUp = async (cep: string) => {
    setState('procurando')
    const outcome = await fill(cep).catch((error: unknown) =>
      error instanceof ApiError && error.code === 'INVALID_ADDRES' ? 'ninguem' : 'calado',
    )
    if (asked.current === cep) setState(outcome)
  }
  const onChange = (typed: string) => {
    form.field(names.cep).onChange(typed)
    const digits = typed.replaceAll(/[\s.-]/g, '')
    const cep = /^\d{8}$/.test(digits) ? digits : ''
    if (cep === asked.current) return
    asked.current = cep
    if (cep) void lookUp(cep)
    else setState('antes')
  }
  return { onChange, text: TEXTS[state] }
}
