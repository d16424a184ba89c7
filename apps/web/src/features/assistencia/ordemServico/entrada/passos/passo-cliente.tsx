import { clsx } from 'clsx'
import styles from '../entrada.module.css'
import { IconCheck, IconPencil, IconSearch, IconUserPlus } from '@tabler/icons-react'
import { postoAutorizado } from '@app/contract/registers/references'
import { TIPOS_TELEFONE } from '@app/contract/casca/telefone'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { formatDocument, formatPhone } from '../../../../../platform/text/format.ts'
import { useUser } from '../../../../../platform/session/session-store.ts'
import { ReferenceField } from '../../../../../register/form/reference-field.tsx'
import { Button } from '../../../../../ui/page/button.tsx'
import { EmailField } from '../../../../../ui/fields/email-field.tsx'
import { FieldError } from '../../../../../ui/fields/field.tsx'
import { Icon } from '../../../../../ui/page/icon.tsx'
import { NameField } from '../../../../../ui/fields/name-field.tsx'
import { SelectField } from '../../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../../ui/fields/text-field.tsx'
import { consumidoresQuery } from '../../api.ts'
import type { ConsumidorOpcao } from '../../api.ts'
import { novoDe } from '../consumidor.ts'
import type { EntradaForm } from '../use-entrada.ts'

/** The part of a form that the step uses: the intake's, or that of a counter service. */
type ClienteForm = Pick<EntradaForm, 'entrada' | 'change' | 'erros' | 'go'>

/** Several posts may know one person (decisions 58), so people who see them all read the post too. */
const detail = ({ cnpjCpf, telefone, posto }: ConsumidorOpcao, comPosto: boolean) =>
  [cnpjCpf && formatDocument(cnpjCpf), telefone && formatPhone(telefone), comPosto && posto.nomeFantasia]
    .filter(Boolean)
    .join(' · ')

const TIPOS = TIPOS_TELEFONE.map((value) => ({ value, label: value }))

function Novo({ form: { entrada, change, erros } }: { form: ClienteForm }) {
  const { novo } = entrada
  if (!novo) return null
  const bind = (name: keyof typeof novo) => ({
    value: novo[name],
    error: erros[name],
    onChange: (value: string) => change({ novo: { ...novo, [name]: value } }),
  })
  return (
    <section className="cartao" aria-label="Cliente novo">
      <header>
        <h2>Cliente novo</h2>
        <div className="fim">
          <Button look="quiet" small icon={IconSearch} onClick={() => change({ novo: null })}>
            Procurar outro
          </Button>
        </div>
      </header>
      <div className={clsx('corpo', styles.osIdent)}>
        <NameField className="cheio" label="Nome" required {...bind('nome')} />
        <TextField
          label="CPF ou CNPJ"
          required
          numeric
          autoComplete="off"
          {...bind('cnpjCpf')}
          onChange={(text) => change({ novo: { ...novo, cnpjCpf: formatDocument(text) } })}
        />
        <EmailField autoComplete="off" {...bind('email')} />
        <TextField
          label="Telefone"
          required
          numeric
          inputMode="tel"
          autoComplete="off"
          {...bind('telefone')}
          onChange={(text) => change({ novo: { ...novo, telefone: formatPhone(text) } })}
        />
        <SelectField label="Tipo de telefone" options={TIPOS} {...bind('tipoTelefone')} />
      </div>
    </section>
  )
}

function Procurar({ form, comPosto }: { form: ClienteForm; comPosto: boolean }) {
  const proprio = useUser()?.posto?.id
  const { entrada, change, erros, go } = form
  const [termo, setTermo] = useState('')
  const q = useDeferredValue(termo.trim())
  const { data, isFetching } = useQuery({
    ...consumidoresQuery(q.length < 2 ? '' : q, entrada.posto?.id ?? proprio),
    placeholderData: keepPreviousData,
  })
  const found = q.length < 2 ? [] : (data ?? [])
  const partOf = (consumidor: ConsumidorOpcao) => ({
    consumidor,
    ...(comPosto && { posto: consumidor.posto }),
  })
  return (
    <section className="cartao" aria-labelledby="e-cliente">
      <header>
        <h2 id="e-cliente">Quem trouxe o relógio</h2>
      </header>
      <div className="corpo pilha">
        <TextField
          label="CPF, CNPJ, telefone ou nome"
          icon={IconSearch}
          autoComplete="off"
          value={termo}
          error={erros.consumidor}
          onChange={setTermo}
          onKeyDown={(event) => {
            const [first, ...others] = found
            if (event.key !== 'Enter' || !first || others.length > 0) return
            event.preventDefault()
            change(partOf(first))
            go('relogio', partOf(first))
          }}
        />
        {q.length >= 2 && (
          <>
            <p className="so-leitor" role="status">
              {isFetching ? 'Procurando…' : `Clientes encontrados: ${found.length}`}
            </p>
            <ul className="os-achados" aria-label="Clientes encontrados">
              {found.slice(0, 5).map((one) => (
                <li key={one.id}>
                  <button
                    type="button"
                    className={styles.osAchado}
                    aria-label={[one.nome, detail(one, comPosto)].filter(Boolean).join(', ')}
                    onClick={() => change(partOf(one))}
                  >
                    <span>
                      <b>{one.nome}</b>
                      <span className="num t2 sm">{detail(one, comPosto)}</span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            {!isFetching && found.length === 0 && (
              <p className="t2">Nenhum cliente deste posto combina com “{termo.trim()}”.</p>
            )}
          </>
        )}
        <Button icon={IconUserPlus} className={styles.osGr} onClick={() => change({ novo: novoDe(termo) })}>
          Cadastrar cliente novo
        </Button>
      </div>
    </section>
  )
}

type EscolhidoProps = { form: ClienteForm; consumidor: ConsumidorOpcao; comPosto: boolean }

function Escolhido({ form: { change }, consumidor, comPosto }: EscolhidoProps) {
  return (
    <section className="cartao" aria-label="Cliente escolhido">
      <div className="corpo linha entre">
        <span className="linha">
          <Icon of={IconCheck} />
          <span className={styles.achadoT}>
            <b>{consumidor.nome}</b>
            <span className="num t2 sm">{detail(consumidor, comPosto)}</span>
            {consumidor.email && <span className="t2 sm">{consumidor.email}</span>}
          </span>
        </span>
        <Button icon={IconPencil} onClick={() => change({ consumidor: null })}>
          Trocar
        </Button>
      </div>
    </section>
  )
}

/** First step: the customer, found by document, telephone or name, or created here. */
export function PassoCliente({ form, comPosto }: { form: ClienteForm; comPosto: boolean }) {
  const { entrada, change, erros } = form
  return (
    <>
      {comPosto && (
        <section className="cartao" aria-label="Posto">
          <div className="corpo">
            <ReferenceField
              label="Posto"
              required
              reference={postoAutorizado}
              value={entrada.posto}
              error={erros.posto}
              onChange={(posto) =>
                change({
                  posto: posto && { id: posto.id, nomeFantasia: String(posto['nomeFantasia']) },
                  consumidor: null,
                })
              }
            />
          </div>
        </section>
      )}
      {entrada.novo ? (
        <Novo form={form} />
      ) : entrada.consumidor ? (
        <Escolhido form={form} consumidor={entrada.consumidor} comPosto={comPosto} />
      ) : (
        <Procurar form={form} comPosto={comPosto} />
      )}
      {entrada.novo && <FieldError>{erros.consumidor}</FieldError>}
    </>
  )
}
