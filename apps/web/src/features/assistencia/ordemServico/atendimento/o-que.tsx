import styles from './atendimento.module.css'
import { IconCheck, IconCircleCheck, IconMinus, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../platform/http/http.ts'
import { formatAmount, formatInteger, formatMoney } from '../../../../platform/text/format.ts'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { SearchSelect } from '../../../../ui/fields/search-select.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { frequentesQuery } from './frequentes.ts'
import { searchFeito } from './frequentes.ts'
import { comQuantidade, isAcimaDaTabela } from './linhas.ts'
import type { FeitoOpcao, LinhaFeita } from './linhas.ts'
import type { useAtendimento } from './use-atendimento.ts'

type Form = ReturnType<typeof useAtendimento>

/** What the post has of a part; nothing for a service, or for a part that it does not count. */
function Estoque({ linha: { tipo, codigo } }: { linha: LinhaFeita }) {
  const { data } = useQuery({
    queryKey: ['estoquePeca', 'doAtendimento', codigo],
    queryFn: ({ signal }) =>
      api<{ content: { peca: { codigo: string }; livre: number }[] }>('/estoquePeca/findByFiltro', {
        method: 'POST',
        body: { page: 0, pageSize: 20, filter: { codigo } },
        signal,
      }),
    enabled: tipo === 'PECA',
  })
  const nosso = data?.content.find(({ peca }) => peca.codigo === codigo)
  return (
    <small>
      <span className="num">{codigo}</span>
      {nosso && (
        <span className={nosso.livre > 0 ? styles.tem : styles.falta}>
          <Icon of={IconCircleCheck} size="p" />
          {nosso.livre > 0 ? `Em estoque: ${formatInteger(nosso.livre)}` : 'Sem estoque'}
        </span>
      )}
    </small>
  )
}

function Linha({ linha, at, form: { setLinha, erros } }: { linha: LinhaFeita; at: number; form: Form }) {
  const { titulo, quantidade } = linha
  const by = (more: number) => setLinha(at, comQuantidade(linha, Math.max(1, (quantidade ?? 0) + more)))
  return (
    <li>
      <div className={styles.titulo}>
        <b>{titulo}</b>
        <Estoque linha={linha} />
      </div>
      <div className={styles.passo}>
        <Button look="quiet" icon={IconMinus} iconOnly tabIndex={-1} onClick={() => by(-1)}>
          {`Menos de ${titulo}`}
        </Button>
        <NumberField
          label="Quantidade"
          hideLabel
          value={quantidade}
          error={erros[`linhas[${at}].quantidade`]}
          onChange={(typed) => setLinha(at, comQuantidade(linha, typed))}
        />
        <Button look="quiet" icon={IconPlus} iconOnly tabIndex={-1} onClick={() => by(1)}>
          {`Mais de ${titulo}`}
        </Button>
      </div>
      <NumberField
        label="Valor"
        hideLabel
        unit="R$"
        format={formatAmount}
        value={linha.valorFinal}
        error={erros[`linhas[${at}].valorFinal`]}
        onChange={(valorFinal) => setLinha(at, { ...linha, valorFinal })}
      />
      <Button look="quiet" icon={IconTrash} iconOnly onClick={() => setLinha(at, null)}>
        {`Remover ${titulo}`}
      </Button>
      {isAcimaDaTabela(linha) && (
        <TextField
          className={styles.inteiro}
          label="Por que custa mais que a tabela"
          required
          maxLength={200}
          autoComplete="off"
          value={linha.motivoValor}
          error={erros[`linhas[${at}].motivoValor`]}
          onChange={(motivoValor) => setLinha(at, { ...linha, motivoValor })}
        />
      )}
    </li>
  )
}

type Props = { form: Form; pickerRef: (input: HTMLInputElement | null) => void }

/** What was done: the usual services at a touch, anything else by code or name. */
export function OQue({ form, pickerRef }: Props) {
  const { linhas, add, setLinha, erros } = form
  const { data: usuais = [] } = useQuery(frequentesQuery)
  const toggle = (feito: FeitoOpcao) => {
    const at = linhas.findIndex(({ tipo, id }) => tipo === feito.tipo && id === feito.id)
    if (at < 0) add(feito)
    else setLinha(at, null)
  }
  return (
    <div className={styles.bloco}>
      <h2>O quê</h2>
      <div className="pilha">
        {usuais.length > 0 && (
          <div className={styles.chips} role="group" aria-label="O que mais se faz">
            {usuais.map((feito) => {
              const pressed = linhas.some(({ tipo, id }) => tipo === feito.tipo && id === feito.id)
              return (
                <button
                  key={`${feito.tipo} ${feito.id}`}
                  type="button"
                  className={styles.chip}
                  aria-pressed={pressed}
                  onClick={() => toggle(feito)}
                >
                  {pressed && <Icon of={IconCheck} size="p" />}
                  {feito.titulo}
                </button>
              )
            })}
          </div>
        )}
        <SearchSelect<FeitoOpcao>
          label="Serviço ou peça"
          hideLabel
          required={linhas.length === 0}
          placeholder="Outro serviço ou peça: código ou nome"
          value={null}
          clearOnChoose
          error={erros['linhas']}
          inputRef={pickerRef}
          onChange={add}
          search={searchFeito}
          optionKey={({ tipo, id }) => `${tipo} ${id}`}
          optionLabel={({ titulo }) => titulo}
          optionDetail={({ codigo, preco }) => `${codigo} · ${formatMoney(preco)}`}
        />
        {linhas.length > 0 && (
          <ul className={styles.itens} aria-label="O que foi feito">
            {linhas.map((linha, at) => (
              <Linha key={linha.key} linha={linha} at={at} form={form} />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
