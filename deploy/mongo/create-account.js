// Run once by the mongo image, on an empty volume: the service's own account, which reads and writes its database and no other.
db.getSiblingDB('torneo').createUser({
  user: 'torneo',
  pwd: process.env.TORNEO_DB_PASSWORD,
  roles: [{ role: 'readWrite', db: 'torneo' }],
})
