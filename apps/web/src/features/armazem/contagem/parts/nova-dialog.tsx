import {
  type ContagemInput,
  CRITERIO_CONTAGEM_LABELS,
  CRITERIOS_CONTAGEM,
  type CriterioContagem,
  LINHAS_POR_CONTAGEM,
  PRODUTOS_POR_CONTAGEM,
  VALIDADES_CONTAGEM,
} from '@app/contract/armazem/contagem'
import type { ClienteResumo } from '@app/contract/registers/cliente'
import type { Produto } from '@app/contract/registers/produto'
import { IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { ApiError, describeError, messageText } from '../../../../platform/http/errors.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { SearchSelect } from '../../../../ui/fields/search-select.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { ClientePicker } from '../../cliente/index.ts'
import { searchProdutos } from '../../produto/index.ts'
import { openContagem } from '../api.ts'
import styles from './contagem.module.css'

const CRITERIOS = (
  ['GIRO', 'VALIDADE', 'CLIENTE', 'PRODUTO'] as const satisfies readonly CriterioContagem[]
).map((value) => ({ value, label: CRITERIO_CONTAGEM_LABELS[value] }))
const DIAS = VALIDADES_CONTAGEM.map((dias) => ({ value: String(dias), label: `${dias} dias` }))
const QUANTOS = 50

type Props = { onClose: () => void; onAberta: (id: number) => void }

/** What is to be counted; the server finds the lots. */
export function NovaDialog({ onClose, onAberta }: Props) {
  const [criterio, setCriterio] = useState<CriterioContagem>('GIRO')
  const [cliente, setCliente] = useState<ClienteResumo | null>(null)
  const [produtos, setProdutos] = useState<readonly Produto[]>([])
  const [dias, setDias] = useState('30')
  const [quantos, setQuantos] = useState<number | null>(QUANTOS)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [trouble, setTrouble] = useState<string | null>(null)
  const key = useRef(randomId())
  const depositante = cliente?.codigoDepositante ?? ''
  const abrir = useTask(async () => {
    const body: ContagemInput = {
      criterio,
      produtos: criterio === 'PRODUTO' ? produtos.map(({ id }) => id) : [],
      ...(cliente && { cliente: cliente.id }),
      ...(criterio === 'VALIDADE' && { dias: VALIDADES_CONTAGEM.find((one) => String(one) === dias) }),
      ...(criterio === 'GIRO' && { quantos }),
    }
    setErrors({})
    setTrouble(null)
    try {
      onAberta((await openContagem(body, key.current)).id)
    } catch (error) {
      key.current = randomId()
      const fields = (error instanceof ApiError ? error.messages : []).filter(({ fieldName }) => fieldName)
      setErrors(Object.fromEntries(fields.map((one) => [one.fieldName ?? '', messageText(one)])))
      if (fields.length === 0) setTrouble(describeError(error))
    }
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Nova contagem"
      act={{ label: 'Abrir contagem', run: abrir.run, busy: abrir.busy }}
    >
      <div className="pilha">
        {trouble && (
          <Faixa tone="error" title="A contagem não abriu.">
            {trouble}
          </Faixa>
        )}
        <SelectField<CriterioContagem>
          label="O que contar"
          value={criterio}
          options={CRITERIOS}
          onChange={(value) => setCriterio(CRITERIOS_CONTAGEM.find((one) => one === value) ?? 'GIRO')}
        />
        <ClientePicker
          label="Cliente"
          required={criterio === 'CLIENTE' || criterio === 'PRODUTO'}
          clearable
          value={cliente}
          onChange={(value) => {
            setCliente(value)
            setProdutos([])
          }}
          error={errors['cliente']}
        />
        {criterio === 'GIRO' && (
          <NumberField
            label="Quantos lotes"
            help={`Os que mais se moveram em 30 dias; até ${LINHAS_POR_CONTAGEM}.`}
            value={quantos}
            onChange={(value) => setQuantos(value)}
            error={errors['quantos']}
          />
        )}
        {criterio === 'VALIDADE' && (
          <SelectField
            label="Vencem em até"
            value={dias}
            options={DIAS}
            onChange={setDias}
            error={errors['dias']}
          />
        )}
        {criterio === 'PRODUTO' && (
          <>
            <SearchSelect<Produto>
              label="Produtos"
              placeholder="Código ou descrição"
              help={cliente ? `Até ${PRODUTOS_POR_CONTAGEM}.` : 'Escolha o cliente antes.'}
              disabled={!cliente || produtos.length >= PRODUTOS_POR_CONTAGEM}
              value={null}
              clearOnChoose
              onChange={(produto) =>
                setProdutos((now) =>
                  produto && !now.some(({ id }) => id === produto.id) ? [...now, produto] : now,
                )
              }
              search={(term, signal) => searchProdutos(depositante, term, signal)}
              optionKey={({ id }) => id}
              optionLabel={({ descricao }) => descricao}
              optionDetail={({ codigoProduto }) => codigoProduto}
              error={errors['produtos']}
            />
            {produtos.length > 0 && (
              <ul className={styles.produtos} aria-label="Produtos escolhidos">
                {produtos.map(({ id, codigoProduto, descricao }) => (
                  <li key={id}>
                    <span className="corta">
                      {codigoProduto} · {descricao}
                    </span>
                    <Button
                      small
                      look="quiet"
                      icon={IconX}
                      iconOnly
                      onClick={() => setProdutos((now) => now.filter((one) => one.id !== id))}
                    >
                      Tirar {codigoProduto}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}
