-- When the mail server took a mail: from then on a job that runs again does not send it again.
alter table correio_enviado add column aceito_em timestamptz;
