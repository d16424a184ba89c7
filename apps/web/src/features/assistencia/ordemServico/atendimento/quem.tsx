import { clsx } from 'clsx'
import styles from './atendimento.module.css'
import { IconCircleCheck, IconSearch, IconUserOff, IconUserPlus } from '@tabler/icons-react'
import { postoAutorizado } from '@app/contract/registers/references'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { formatDay, formatDocument, formatPhone } from '../../../../platform/text/format.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { ReferenceField } from '../../../../register/form/reference-field.tsx'
import { NameField } from '../../../../ui/fields/name-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { consumidoresQuery, ordensQuery } from '../api.ts'
import type { ConsumidorOpcao } from '../api.ts'
import { novoDe } from '../entrada/consumidor.ts'
import type { useAtendimento } from './use-atendimento.ts'

type Form = ReturnType<typeof useAtendimento>

const detail = ({ cnpjCpf, telefone }: ConsumidorOpcao) =>
  [cnpjCpf && formatDocument(cnpjCpf), telefone && formatPhone(telefone)].filter(Boolean).join(' · ')

/** A known customer: the name, the watch that came last, and when. */
function Conhecido({ consumidor, onChange }: { consumidor: ConsumidorOpcao; onChange: () => void }) {
  const { data } = useQuery(
    ordensQuery({
      page: 0,
      pageSize: 20,
      order: 'creationDateTime',
      direction: 'desc',
      filter: { consumidor: consumidor.cnpjCpf ?? consumidor.telefone ?? consumidor.nome },
    }),
  )
  const dele = data?.content.filter((os) => os.consumidor.id === consumidor.id) ?? []
  const relogio = dele.find((os) => os.relogio)?.relogio
  const ultima = dele[0]?.creationDateTime
  return (
    <p className={styles.achou}>
      <Icon of={IconCircleCheck} />
      <span>
        <b>{consumidor.nome}</b>
        {[relogio?.modelo.descricao, ultima ? `última visita ${formatDay(ultima)}` : detail(consumidor)]
          .filter(Boolean)
          .map((words) => ` · ${words}`)}
      </span>
      <Button small look="quiet" onClick={onChange}>
        Trocar
      </Button>
    </p>
  )
}

function Novo({ form: { entrada, change, erros } }: { form: Form }) {
  const { novo } = entrada
  if (!novo) return null
  const bind = (name: 'nome' | 'cnpjCpf' | 'telefone') => ({
    value: novo[name],
    error: erros[name],
    required: true,
  })
  return (
    <div className={styles.novo}>
      <NameField label="Nome" {...bind('nome')} onChange={(nome) => change({ novo: { ...novo, nome } })} />
      <TextField
        label="CPF ou CNPJ"
        numeric
        autoComplete="off"
        {...bind('cnpjCpf')}
        onChange={(text) => change({ novo: { ...novo, cnpjCpf: formatDocument(text) } })}
      />
      <TextField
        label="Telefone"
        numeric
        inputMode="tel"
        autoComplete="off"
        {...bind('telefone')}
        onChange={(text) => change({ novo: { ...novo, telefone: formatPhone(text) } })}
      />
      <Button icon={IconSearch} onClick={() => change({ novo: null })}>
        Procurar outro
      </Button>
    </div>
  )
}

function Procurar({ form, onFound }: { form: Form; onFound: () => void }) {
  const { entrada, change, erros } = form
  const proprio = useUser()?.posto?.id
  const [termo, setTermo] = useState('')
  const q = useDeferredValue(termo.trim())
  const { data, isFetching } = useQuery({
    ...consumidoresQuery(q.length < 2 ? '' : q, entrada.posto?.id ?? proprio),
    placeholderData: keepPreviousData,
  })
  const found = q.length < 2 ? [] : (data ?? [])
  const choose = (consumidor: ConsumidorOpcao) => {
    change({ consumidor, ...(!proprio && { posto: consumidor.posto }) })
    onFound()
  }
  return (
    <>
      <div className={styles.busca}>
        <TextField
          label="CPF, CNPJ, telefone ou nome"
          hideLabel
          placeholder="CPF, CNPJ, telefone ou nome"
          icon={IconSearch}
          autoComplete="off"
          value={termo}
          error={erros['consumidor']}
          onChange={setTermo}
          onKeyDown={(event) => {
            const [first, ...others] = found
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !first || others.length > 0) return
            event.preventDefault()
            choose(first)
          }}
        />
        <Button
          icon={IconUserOff}
          aria-pressed={form.semCadastro}
          onClick={() => {
            form.setSemCadastro(!form.semCadastro)
            if (!form.semCadastro) onFound()
          }}
        >
          Sem cadastro
        </Button>
      </div>
      {q.length >= 2 && (
        <>
          <p className="so-leitor" role="status">
            {isFetching ? 'Procurando…' : `Clientes encontrados: ${found.length}`}
          </p>
          <ul className={styles.achados} aria-label="Clientes encontrados">
            {found.slice(0, 5).map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  aria-label={[one.nome, detail(one)].filter(Boolean).join(', ')}
                  onClick={() => choose(one)}
                >
                  <b>{one.nome}</b>
                  <span className="num t2 sm">{detail(one)}</span>
                </button>
              </li>
            ))}
          </ul>
          {!isFetching && found.length === 0 && (
            <Button small icon={IconUserPlus} onClick={() => change({ novo: novoDe(termo) })}>
              Cadastrar cliente novo
            </Button>
          )}
        </>
      )}
    </>
  )
}

/** Who is served: known, new, or without a record. */
export function Quem({ form, comPosto, onFound }: { form: Form; comPosto: boolean; onFound: () => void }) {
  const { entrada, change, erros } = form
  return (
    <div className={styles.bloco}>
      <h2>
        Quem <small>opcional</small>
      </h2>
      <div className={clsx('pilha', styles.juntas)}>
        {comPosto && (
          <ReferenceField
            label="Posto"
            required
            reference={postoAutorizado}
            value={entrada.posto}
            error={erros['posto']}
            onChange={(posto) =>
              change({
                posto: posto && { id: posto.id, nomeFantasia: String(posto['nomeFantasia']) },
                consumidor: null,
              })
            }
          />
        )}
        {entrada.novo ? (
          <Novo form={form} />
        ) : entrada.consumidor ? (
          <Conhecido consumidor={entrada.consumidor} onChange={() => change({ consumidor: null })} />
        ) : (
          <Procurar form={form} onFound={onFound} />
        )}
      </div>
    </div>
  )
}
