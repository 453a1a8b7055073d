module.exports = require('@jetway/kit-build').console(__dirname);
