import { optionsOf } from '@app/contract/casca/opcoes'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import {
  AVISO_ASSUNTO_MAXIMO,
  AVISO_EMAIL_MAXIMO,
  AVISO_LABELS,
  AVISO_MARCAS,
  AVISO_WHATSAPP_MAXIMO,
  OS_AVISOS,
} from '@app/contract/assistencia/aviso'
import type { AssistenciaConfiguracao, OsAviso } from '@app/contract/assistencia/aviso'
import {
  AVISOS_PADRAO,
  EXEMPLO,
  exemploDoAviso,
  faltasNoTexto,
  fillTexto,
} from '@app/rules/assistencia/aviso'
import type { TextoDoAviso } from '@app/rules/assistencia/aviso'
import { clsx } from 'clsx'
import { useState } from 'react'
import { parteOf, type Partes } from '../../../../platform/campos/merge-partes.ts'
import { useCan } from '../../../../platform/session/abilities.ts'
import { History } from '../../../../register/record/history.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { useSettingsForm } from '../../../../ui/form/use-settings-form.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { useBack } from '../../../../ui/page/use-back.ts'
import { EnviarTeste, PreviaDoCorreio } from '../../../casca/correio/index.ts'
import { assistenciaConfiguracaoQuery, saveAssistenciaConfiguracao, sendAvisoTeste } from '../api.ts'
import styles from '../parts/avisos.module.css'

type Values = { textos: Record<OsAviso, TextoDoAviso> }
type Campo = keyof TextoDoAviso

const LABELS: Record<Campo, string> = { assunto: 'Assunto do e-mail', email: 'E-mail', whatsapp: 'WhatsApp' }
const CAMPOS = Object.keys(LABELS) as Campo[]
const DO_EMAIL = ['assunto', 'email'] as const
const OPTIONS = optionsOf(OS_AVISOS, AVISO_LABELS)

const valuesOf = ({ textos }: AssistenciaConfiguracao): Values => ({
  textos: {
    ...AVISOS_PADRAO,
    ...Object.fromEntries(
      textos.map(({ aviso, assunto, email, whatsapp }) => [aviso, { assunto, email, whatsapp }]),
    ),
  },
})

const wrongIn = (texto: TextoDoAviso, campo: Campo): string | null => {
  const text = texto[campo]
  if (text.trim() === '') return requiredText(LABELS[campo])
  const { desconhecida, semLink } = faltasNoTexto(text)
  if (desconhecida !== null) return `O texto não conhece “${desconhecida}” entre chaves.`
  return semLink && campo !== 'assunto' ? 'O texto precisa do link de acompanhamento: {link}.' : null
}

/** The first text that cannot be saved, with the name of its notice, because it may not be the visible one. */
const checkTextos = (textos: Values['textos']): string | null => {
  for (const aviso of OS_AVISOS)
    for (const campo of CAMPOS) {
      const wrong = wrongIn(textos[aviso], campo)
      if (wrong) return `${AVISO_LABELS[aviso]}, ${LABELS[campo]}: ${wrong}`
    }
  return null
}

const isPadrao = (aviso: OsAviso, texto: TextoDoAviso) =>
  CAMPOS.every((campo) => texto[campo] === AVISOS_PADRAO[aviso][campo])

const Previa = ({ texto }: { texto: TextoDoAviso }) => (
  <div className="pilha">
    <PreviaDoCorreio
      {...exemploDoAviso(texto)}
      ajuda="Os dados são exemplos. O que vem depois do texto é do produto: o nº da OS, o modelo, o posto e o seu telefone."
    />
    <section className="cartao" aria-labelledby="avisos-whatsapp">
      <header>
        <h2 id="avisos-whatsapp">WhatsApp</h2>
      </header>
      <p className={clsx('corpo', styles.previa)}>{fillTexto(texto.whatsapp, EXEMPLO)}</p>
    </section>
  </div>
)

const Marcas = () => (
  <dl className={styles.marcas} aria-label="O que o texto pode citar">
    {Object.entries(AVISO_MARCAS).map(([marca, significado]) => (
      <div key={marca}>
        <dt className="num">{`{${marca}}`}</dt>
        <dd className="t2">{significado}</dd>
      </div>
    ))}
  </dl>
)

const keyOf = (aviso: OsAviso, campo: Campo) => `${aviso}.${campo}`

/** Each text is a separate part, so two people may edit two of them. */
const partesOf = ({ textos }: Values): Partes =>
  Object.fromEntries(
    OS_AVISOS.flatMap((aviso) =>
      CAMPOS.map((campo) => [
        keyOf(aviso, campo),
        parteOf(`${AVISO_LABELS[aviso]}, ${LABELS[campo]}`, textos[aviso][campo]),
      ]),
    ),
  )

const valuesFrom = (partes: Partes, mine: Values): Values => {
  const textos = { ...mine.textos }
  for (const aviso of OS_AVISOS)
    for (const campo of CAMPOS) {
      const valor = partes[keyOf(aviso, campo)]?.valor
      if (typeof valor === 'string') textos[aviso] = { ...textos[aviso], [campo]: valor }
    }
  return { textos }
}

type FieldsProps = { configuracao: AssistenciaConfiguracao }

function Fields({ configuracao }: FieldsProps) {
  const goBack = useBack('/configuracoes/view/')
  const editable = useCan('CONFIG_EDITAR')
  const [aviso, setAviso] = useState<OsAviso>('REPARADA')
  const { form, notice } = useSettingsForm<AssistenciaConfiguracao, Values>({
    queryKey: assistenciaConfiguracaoQuery.queryKey,
    stored: configuracao,
    valuesOf,
    validate: { textos: checkTextos },
    save: ({ textos }, { versao }) =>
      saveAssistenciaConfiguracao({
        textos: OS_AVISOS.map((each) => ({ aviso: each, ...textos[each] })),
        versao,
      }),
    partesOf,
    valuesFrom,
  })
  const { textos } = form.values
  const texto = textos[aviso]
  const change = (mais: Partial<TextoDoAviso>) =>
    form.setValues({ textos: { ...textos, [aviso]: { ...texto, ...mais } } })
  const field = (campo: Campo) => ({
    label: LABELS[campo],
    required: true,
    locked: !editable,
    value: texto[campo],
    error: wrongIn(texto, campo) ?? undefined,
    onChange: (typed: string) => change({ [campo]: typed }),
  })
  return (
    <Form form={form} label="Avisos ao cliente" onCancel={goBack} readOnly={!editable}>
      <div className="pilha">
        {notice}
        <div className={styles.duas}>
          <section className="cartao" aria-labelledby="avisos-texto">
            <header>
              <h2 id="avisos-texto">Textos</h2>
              {editable && !isPadrao(aviso, texto) && (
                <div className="fim">
                  <Button
                    small
                    look="quiet"
                    icon={IconArrowBackUp}
                    onClick={() => change(AVISOS_PADRAO[aviso])}
                  >
                    Voltar ao texto do produto
                  </Button>
                </div>
              )}
            </header>
            <div className="corpo pilha">
              <SelectField
                label="Quando"
                options={OPTIONS}
                value={aviso}
                onChange={(chosen) => setAviso(OS_AVISOS.find((each) => each === chosen) ?? aviso)}
              />
              <TextField {...field('assunto')} maxLength={AVISO_ASSUNTO_MAXIMO} />
              <TextAreaField {...field('email')} rows={7} maxLength={AVISO_EMAIL_MAXIMO} />
              <TextAreaField {...field('whatsapp')} rows={4} maxLength={AVISO_WHATSAPP_MAXIMO} />
              <Marcas />
              {editable && (
                <EnviarTeste
                  send={() => sendAvisoTeste({ assunto: texto.assunto, email: texto.email })}
                  disabled={DO_EMAIL.some((campo) => wrongIn(texto, campo) !== null)}
                />
              )}
            </div>
          </section>
          <Previa texto={texto} />
        </div>
      </div>
    </Form>
  )
}

/** /configuracoes/avisos: the messages to consumers at each step, by mail and by WhatsApp (decisions 54). */
export function AvisosConfiguracao() {
  const query = useQuery(assistenciaConfiguracaoQuery)
  return (
    <Page
      title="Configurações"
      subtitle="Avisos ao cliente"
      back="/configuracoes/view/"
      actions={<History entidade="assistencia_configuracao" id={1} subtitle="Avisos ao cliente" />}
    >
      {query.data ? (
        <Fields configuracao={query.data} />
      ) : (
        <LoadingCard query={query} fields={4} label="Avisos ao cliente" />
      )}
    </Page>
  )
}
