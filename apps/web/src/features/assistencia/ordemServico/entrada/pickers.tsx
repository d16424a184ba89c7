import { queryOptions } from '@tanstack/react-query'
import type { OsModelo } from '@app/contract/assistencia/ordemServico'
import type { PadraoDaSerie } from '@app/rules/assistencia/relogioVendido'
import type { Ref } from 'react'
import { api } from '../../../../platform/http/http.ts'
import { formatDocument, formatMoney, formatPhone } from '../../../../platform/text/format.ts'
import type { FieldProps } from '../../../../ui/fields/field.tsx'
import { SearchSelect } from '../../../../ui/fields/search-select.tsx'
import type { ConsumidorOpcao } from '../api.ts'

/** A symptom or a cause. */
export type Nomeado = { id: number; nome: string }
/** A model in the look-up, with the facts that decide its warranty, and what its serial numbers look like. */
export type ModeloOpcao = OsModelo & {
  mesesGarantia?: number | null
  lancamento?: string | null
} & Partial<PadraoDaSerie>
export type PecaOpcao = { id: number; codigo: string; descricao: string; preco: number }
export type ServicoOpcao = { id: number; codigo: string; nome: string; valor: number }

type Props<Option> = FieldProps & {
  value: Option | null
  onChange: (option: Option | null) => void
  clearOnChoose?: boolean
  placeholder?: string
  inputRef?: Ref<HTMLInputElement>
}

const look =
  <Option,>(path: string) =>
  (q: string, signal: AbortSignal) =>
    api<Option[]>(`${path}/findAll`, { query: { q }, signal })

const searchModelos = look<ModeloOpcao>('/modeloProduto')
/** Parts in use, by code or name. */
export const searchPecas = look<PecaOpcao>('/peca')
/** Services in use, by code or name. */
export const searchServicos = look<ServicoOpcao>('/servico')
const lookSintomas = look<Nomeado>('/sintomaOs')
const lookCausas = look<Nomeado>('/causaOs')

/** All symptoms in use, because the counter shows them as chips. */
export const sintomasQuery = queryOptions({
  queryKey: ['sintomaOs', 'findAll'],
  queryFn: ({ signal }) => lookSintomas('', signal),
  staleTime: 300_000,
})

type ModeloProps = Props<ModeloOpcao> & { except?: readonly number[] }

/** A model of watch, by code or words. */
export const ModeloPicker = (props: ModeloProps) => (
  <SearchSelect<ModeloOpcao>
    placeholder="Código ou nome"
    {...props}
    search={searchModelos}
    optionKey={({ id }) => id}
    optionLabel={({ descricao }) => descricao}
    optionDetail={({ codigo }) => codigo}
  />
)

type ConsumidorProps = Props<ConsumidorOpcao> & { posto: number; except: number }

/** A customer of a post, by name, document or telephone. */
export const ConsumidorPicker = ({ posto, except, ...props }: ConsumidorProps) => (
  <SearchSelect<ConsumidorOpcao>
    placeholder="CPF, CNPJ, telefone ou nome"
    {...props}
    search={(q, signal) => api<ConsumidorOpcao[]>('/consumidor/findAll', { query: { q, posto }, signal })}
    except={[except]}
    optionKey={({ id }) => id}
    optionLabel={({ nome }) => nome}
    optionDetail={({ cnpjCpf, telefone }) =>
      [cnpjCpf && formatDocument(cnpjCpf), telefone && formatPhone(telefone)].filter(Boolean).join(' · ')
    }
  />
)

/** A spare part; its price stands beside it. */
export const PecaPicker = (props: Props<PecaOpcao>) => (
  <SearchSelect<PecaOpcao>
    placeholder="Código ou nome"
    {...props}
    search={searchPecas}
    optionKey={({ id }) => id}
    optionLabel={({ descricao }) => descricao}
    optionDetail={({ codigo, preco }) => `${codigo} · ${formatMoney(preco)}`}
  />
)

/** A service of the list; its price stands beside it. */
export const ServicoPicker = (props: Props<ServicoOpcao>) => (
  <SearchSelect<ServicoOpcao>
    placeholder="Código ou nome"
    {...props}
    search={searchServicos}
    optionKey={({ id }) => id}
    optionLabel={({ nome }) => nome}
    optionDetail={({ codigo, valor }) => `${codigo} · ${formatMoney(valor)}`}
  />
)

const named = { optionKey: ({ id }: Nomeado) => id, optionLabel: ({ nome }: Nomeado) => nome }

export const SintomaPicker = (props: Props<Nomeado>) => (
  <SearchSelect<Nomeado> {...props} {...named} search={lookSintomas} />
)

export const CausaPicker = (props: Props<Nomeado>) => (
  <SearchSelect<Nomeado> {...props} {...named} search={lookCausas} />
)
